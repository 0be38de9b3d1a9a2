// Each ends with fallbacks for email clients that load no web fonts.
export const serif = "Newsreader,Georgia,'Times New Roman',serif"
export const sans = "'Hanken Grotesk',Helvetica,Arial,sans-serif"
