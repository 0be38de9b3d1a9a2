/** One of the taxes at a place, such as a city's. 8875 thousandths of a percent are 8.875%. */
export type TaxComponent = { name: string; rateThousandths: number }
