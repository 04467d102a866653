import { relayOnce } from '../apps/server/src/printing/relay-printer.ts'

const restMs = 3_000

/** `node tools/print-relay.ts https://staff.example/printer/TOKEN 192.168.1.50:9100` */
async function relayForever([url = '', target = '']: readonly string[]): Promise<void> {
  const [host = '', port = '9100'] = target.split(':')
  if (!URL.canParse(url) || host === '') {
    console.error('usage: node tools/print-relay.ts <address of the printer at the server> <its host>[:9100]')
    process.exitCode = 1
    return
  }
  for (;;) {
    const hasPrinted = await relayOnce({ url }, { host, port: Number(port) }).catch((error: Error) => {
      console.error(error.message)
      return false
    })
    if (!hasPrinted) await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

await relayForever(process.argv.slice(2))
