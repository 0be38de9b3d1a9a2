import type { Locator } from '@playwright/test'

/** The price in the editor of a service, not what it's priced by. */
export const priceField = (editor: Locator) => editor.getByRole('textbox', { name: /^Price/ })
