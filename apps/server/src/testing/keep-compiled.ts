import { flushCompileCache } from 'node:module'
import '../startup/resolve-quickly.ts'

// Node keeps its compiled code only when a process ends by itself, and a killed server does not.
setTimeout(flushCompileCache, 2_000).unref()
