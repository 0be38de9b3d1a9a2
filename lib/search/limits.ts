/** Characters. Shorter texts match too much to be of use, and the search indexes need three. */
export const minTextLength = 3
export const maxTextLength = 80
/** Records of each kind shown at once; a longer text finds the others. */
export const maxHitsPerKind = 5
/** Above this, records are filtered by a join on clients instead of by client ids. */
export const maxMatchingClients = 50
