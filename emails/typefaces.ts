// With what mail programs have where they load no fonts.
export const serif = "Newsreader,Georgia,'Times New Roman',serif"
export const sans = "'Hanken Grotesk',Helvetica,Arial,sans-serif"
