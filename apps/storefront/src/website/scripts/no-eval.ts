// The codecs try out whether they may write code; the content policy forbids it and reports the mere try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
