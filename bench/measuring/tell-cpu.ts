// Loaded before a server that is measured: on a signal the process reports the CPU time it has used.
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write(`cpu ${user + system}\n`)
})
