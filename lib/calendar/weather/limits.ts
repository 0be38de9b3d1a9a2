/** From how many days before a shoot its forecast is read and shown. */
export const daysAhead = 7
/** Forecasts are computed anew every hour; a little less, so that the job that runs every ten minutes doesn't skip one. */
export const readAgainMinutes = 55
/** After how long a forecast that couldn't be read again shows its age. */
export const staleHours = 3
/** How many other times a person is offered when the forecast is bad. */
export const maxMoves = 2
