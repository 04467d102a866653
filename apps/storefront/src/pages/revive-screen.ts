import { createElement, type ReactNode } from 'react'
import { readData } from '../views/hydration.ts'
import { readScreen } from '../views/start-files.ts'
import type { ScreenFile } from './screen.ts'

/** In the browser: the screen that the server rendered again, from the file and the data that the document names. */
export async function reviveScreen(document: Document): Promise<ReactNode> {
  const { Component }: ScreenFile<unknown> = await import(/* @vite-ignore */ readScreen(document))
  const data = readData(document)
  if (data === undefined) throw new Error('the document carries nothing for its screen')
  return createElement(Component, { data })
}
