/** Why a client gets an email about a shoot, whoever booked it, as a clause for the frame's footer. */
export const clientReason = "you're the client for this shoot"
