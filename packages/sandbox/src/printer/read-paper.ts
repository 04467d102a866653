const highHalves = {
  /** The letters at 0x80 and above in code page 858, with the euro at 0xd5. */
  cp858:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
} as const

/** The code pages that the bytes after ESC t, or ESC GS t, name on the printers that the encoder knows. */
const codePages: Readonly<Record<string, 'windows1252' | keyof typeof highHalves>> = {
  '1b7410': 'windows1252',
  '1b7413': 'cp858',
  '1b7400': 'cp437',
  '1b1d7420': 'windows1252',
  '1b1d7404': 'cp858',
  '1b1d7401': 'cp437',
}

type Commands = readonly (readonly [begin: string, more: number])[]

/** Commands by their first bytes, each with the number of bytes that follow. */
const epson: Commands = [
  ['1b40', 0],
  ['1c2e', 0],
  ['1b4d', 1],
  ['1b45', 1],
  ['1b74', 1],
  ['1d21', 1],
  ['1d56', 1],
  ['1d72', 1],
]
const star: Commands = [
  ['1b1d74', 1],
  ['1b40', 0],
  ['18', 0],
  ['1b45', 0],
  ['1b46', 0],
  ['1b69', 2],
  ['1b64', 1],
]
/** Only printers of this make are told to throw away what they have not printed yet. */
const starBeginning = '1b4018'

export interface ReadPaper {
  readonly text: string
  /** Bytes below the first letter that are part of no command: none may ever come out of a text. */
  readonly stray: readonly number[]
}

/**
 * The text that a printer would have put on paper: commands are obeyed, the rest are letters of the chosen code page.
 */
export function readPaper(bytes: Uint8Array): ReadPaper {
  const hex = Buffer.from(bytes).toString('hex')
  const commands = hex.startsWith(starBeginning) ? star : epson
  let page: 'windows1252' | keyof typeof highHalves = 'windows1252'
  let text = ''
  const stray: number[] = []
  for (let at = 0; at < bytes.length; ) {
    const command = findCommand(commands, hex.slice(at * 2))
    if (command !== undefined) {
      page = codePages[command] ?? page
      at += command.length / 2
      continue
    }
    const byte = bytes[at] ?? 0
    at += 1
    if (byte === 0x0a) text += '\n'
    else if (byte < 0x20 && byte !== 0x0d) stray.push(byte)
    else if (byte !== 0x0d) text += readLetter(byte, page)
  }
  return { text, stray }
}

function findCommand(commands: Commands, hex: string): string | undefined {
  const known = commands.find(([begin]) => hex.startsWith(begin))
  return known && hex.slice(0, known[0].length + known[1] * 2)
}

function readLetter(byte: number, page: 'windows1252' | keyof typeof highHalves): string {
  if (byte < 0x80) return String.fromCharCode(byte)
  if (page === 'windows1252') return new TextDecoder('windows-1252').decode(new Uint8Array([byte]))
  return highHalves[page][byte - 0x80] ?? '?'
}
