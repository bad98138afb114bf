/** The product's name and description in one place. */
export const brand = {
  name: 'Смекалка',
  description:
    'Онлайн-школа, где думать интересно: курсы, конспекты и задачи с проверкой сразу для 1–11 классов.',
  since: 2009,
  contactPhone: '8 800 000-00-00',
  contactEmail: 'sova@smekalka.example',
}
