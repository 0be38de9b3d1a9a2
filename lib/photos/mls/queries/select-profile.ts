/** The columns that `readProfile` reads. */
export const profileFields = {
  id: true,
  preset: true,
  content: true,
  active: true,
  deletedAt: true,
} as const
