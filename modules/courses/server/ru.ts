/** What stands on a certificate. */
export const says = {
  work: 'задачи урока',
  certificateTitle: (title: string) => `Курс «${title}»`,
  certificateDetails: (solved: number, total: number) => `Решено задач: ${solved} из ${total}`,
}
