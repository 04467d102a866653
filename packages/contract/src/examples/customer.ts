export const exampleCustomerId = 'd0000000-0000-4000-8000-000000000101'

const exampleHash = '5f5a1d6d2a3c5f39a4f2a4b2c1f9ad0c4e2b7d8890a1b2c3d4e5f60718293a4b'

export const exampleSession = {
  token: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
  session_id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f',
}

export const exampleLogin = {
  request: { email: 'ana@demo.example', password: exampleHash },
  reply: { status: 'OK', id: exampleCustomerId, name: 'Ana', message: '¡Hola Ana!', ...exampleSession },
} as const

export const exampleRegistration = {
  request: {
    type: '1',
    name: 'Eva',
    cif: '',
    email: 'eva@demo.example',
    phone: '600000009',
    password: 'una-clave-larga',
    confirmPassword: 'una-clave-larga',
    send_menu: '0',
    web: 1,
  },
  reply: { status: 'OK', id: exampleCustomerId, name: 'Eva', message: '¡Hola Eva!', ...exampleSession },
} as const

export const exampleCustomer = {
  id: exampleCustomerId,
  type: '1',
  name: 'Ana',
  cif: '',
  email: 'ana@demo.example',
  phone: '600000001',
  send_menu: '0',
  observaciones: '',
} as const

export const exampleReceipt = {
  id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e91',
  client_id: exampleCustomerId,
  receipt_code: 'EMPLEADO-2026',
  bonus_points_gained: 2000,
  bonus_points_remaining: 1250,
  receipt_created: '2026-10-01T08:00:00.000Z',
  receipt_expires: '2026-12-31T23:00:00.000Z',
  receipt_has_expired: 0,
} as const
