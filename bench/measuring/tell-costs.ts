import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded before a server that is measured: on a signal the process reports the CPU time, or the memory, that it uses.
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write(`cpu ${user + system}\n`)
})

process.on('SIGHUP', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What only a finalizer frees is gone after the second time.
  for (let time = 0; time < 2; time += 1) collect()
  const { heapUsed, external } = process.memoryUsage()
  process.stderr.write(`memory ${heapUsed + external}\n`)
})
