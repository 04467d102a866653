import { es } from '@comanda/i18n/dictionaries/setup/es'
import { expect, test } from 'vitest'
import { findMissingCamera, toCameraProblem } from './to-camera-problem.ts'

test.each([
  ['NotAllowedError', 'Da permiso para usar la cámara', 'ERRORS-010'],
  ['NotFoundError', 'No se ha encontrado ninguna cámara', 'ERRORS-011'],
  ['SecurityError', 'La cámara solo funciona en una conexión segura (HTTPS)', 'ERRORS-012'],
  ['NotReadableError', 'Otra aplicación está usando la cámara', 'ERRORS-013'],
  ['OverconstrainedError', 'Ninguna cámara del dispositivo es adecuada', 'ERRORS-014'],
  ['NotSupportedError', 'Este navegador no permite usar la cámara', 'ERRORS-015'],
  ['TypeError', 'Este navegador no permite usar la cámara', 'ERRORS-015'],
])(
  'a camera that answers %s says «%s» [ERRORS-010] [ERRORS-011] [ERRORS-012] [ERRORS-013] [ERRORS-014] [ERRORS-015]',
  (name, sentence) => {
    expect(es.camera[toCameraProblem(Object.assign(new Error(), { name }))]).toBe(sentence)
  },
)

test.each([
  [{ isSecure: false, hasApi: false }, 'insecure'],
  [{ isSecure: true, hasApi: false }, 'notSupported'],
  [{ isSecure: true, hasApi: true }, null],
])('a page that is %j lacks %j [ERRORS-012] [ERRORS-015]', (page, missing) => {
  expect(findMissingCamera(page)).toBe(missing)
})
