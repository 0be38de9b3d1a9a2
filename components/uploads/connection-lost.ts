/** There was no response: the file is neither stored nor rejected, and its upload can resume. */
export class ConnectionLostError extends Error {}

export const connectionLostText = 'Connection lost'
