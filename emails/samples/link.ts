/** Where the samples' links lead; the preview page shows the portal's own address instead. */
export const sampleOrigin = 'https://portal.test'

export const link = `${sampleOrigin}/booking/7f3ac91e?from=mail&by=link`
