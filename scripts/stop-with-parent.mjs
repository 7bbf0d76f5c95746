// Loaded before the service when one of our commands started it: if that command is killed outright, the service stops in good
// order instead of running on unseen and keeping the port.
process.channel?.unref()
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
