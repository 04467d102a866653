import { type RefObject, useEffect, useState } from 'react'
import { openCodeReader } from './code-reader.ts'
import { type CameraProblem, findMissingCamera, toCameraProblem } from './to-camera-problem.ts'

/** The pause between two reads: a code is found quickly enough, and the phone stays cool. */
const pauseMs = 200

/** Opens the camera on a video and reads codes until it is stopped; then the camera is off (SETUP-022). */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (text: string) => void,
): CameraProblem | null {
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  useEffect(() => {
    if (!isOn) return
    setProblem(null)
    const ending = new AbortController()
    watch(video, onCode, ending.signal).catch((error) => {
      if (!ending.signal.aborted) setProblem(toCameraProblem(error))
    })
    return () => ending.abort()
  }, [video, isOn, onCode])
  return problem
}

async function watch(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await openCamera()
  const close = () => stream.getTracks().forEach((track) => void track.stop())
  if (signal.aborted) return close()
  signal.addEventListener('abort', close)
  const read = await openCodeReader().catch((error: unknown) => {
    close()
    throw new DOMException(String(error), 'NetworkError')
  })
  const screen = video.current
  if (screen === null || signal.aborted) return close()
  screen.srcObject = stream
  await screen.play()
  while (!signal.aborted) {
    const text = await read(screen).catch(() => null)
    if (text !== null && !signal.aborted) onCode(text)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function openCamera(): Promise<MediaStream> {
  const hasApi = navigator.mediaDevices?.getUserMedia !== undefined
  const missing = findMissingCamera({ isSecure: isSecureContext, hasApi })
  if (missing !== null) throw new DOMException(missing, missing === 'insecure' ? 'SecurityError' : 'NotSupportedError')
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
}
