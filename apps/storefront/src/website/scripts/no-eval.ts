// Zod tests whether it may generate code; the content policy forbids that and reports even the test.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
