/** What an author of `brands/organizations.yaml` reads. */
export const says = {
  summary: (count: number) => `брендов у организаций ${count}`,
  noBrand: (brand: string) => `Нет бренда «${brand}»: в папке brands нет его файла brand.yaml`,
  sameBrand: (brand: string) => `Бренд «${brand}» уже отдан другой организации`,
}
