// Preloaded into the portal's server, which has no such habit of its own: it ends with the process that started it.
if (process.channel) process.once('disconnect', () => process.exit(0))
