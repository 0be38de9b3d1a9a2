/** Returns the version and commit of the sources, as variables. NORTHLIGHT_COMMIT names the commit where git isn't there. */
export function readVersion(): { NORTHLIGHT_VERSION: string; NORTHLIGHT_COMMIT: string }
