export const recipientNameLimit = 100
/** What a client says about the next agent, in characters. */
export const agentRequestLimit = 500
export const searchLimit = 200

/** Clients found by one search. */
export const maxFound = 8
/** A listing changes hands a few times at most. */
export const maxTransfers = 50
