export function uploadPhoto(portalUrl: string, cookie: string, file: File): Promise<string>
