// Preloaded into the portal's server, which otherwise keeps running when its parent process dies.
if (process.channel) process.once('disconnect', () => process.exit(0))
