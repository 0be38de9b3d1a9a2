/** Length of each text of a license, in characters. */
export const licenseTextLimit = 4000
