import { z } from 'zod/mini'
import { wireFlag } from '../wire/flag.ts'
import { wireWhole } from '../wire/number.ts'
import { typedLine } from '../wire/typed-text.ts'

/** The facts of a browser that 3-D Secure needs (PAY-013). */
export interface WindowData {
  readonly javaEnabled: boolean
  readonly timeZoneOffset: number
  readonly language: string
  readonly colorDepth: number
  readonly screenHeight: number
  readonly screenWidth: number
}

export const wireWindowData = z.codec(
  z.object({
    java_enabled: wireFlag,
    timezone_offset: wireWhole,
    language: typedLine(35),
    color_depth: wireWhole,
    screen_height: wireWhole,
    screen_width: wireWhole,
  }),
  z.custom<WindowData>(),
  {
    decode: (sent) => ({
      javaEnabled: sent.java_enabled,
      timeZoneOffset: sent.timezone_offset,
      language: sent.language,
      colorDepth: sent.color_depth,
      screenHeight: sent.screen_height,
      screenWidth: sent.screen_width,
    }),
    encode: (facts) => ({
      java_enabled: facts.javaEnabled,
      timezone_offset: facts.timeZoneOffset,
      language: facts.language,
      color_depth: facts.colorDepth,
      screen_height: facts.screenHeight,
      screen_width: facts.screenWidth,
    }),
  },
)
