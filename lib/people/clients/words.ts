export const clientSearchHint = 'Name, email, company, or phone'
export const noClientFoundText = "No client's name, email, company, or phone matches your search."
