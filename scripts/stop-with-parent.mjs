// Loaded before the service when a command of ours started it: if that command is killed outright, stop in good order
// instead of living on unseen with the port in hand.
process.channel?.unref()
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
