import { person, practiceCard, savedAddress } from '../person.ts'
import { employeeId } from './coupons.ts'

export const customers = [
  person({
    id: 'd0000000-0000-4000-8000-000000000001',
    name: 'Ana Demo',
    email: 'ana@demo.example',
    phone: '600000001',
    marketing: true,
    favourites: [201, 501, 801],
    cards: [
      practiceCard('d0000000-0000-4000-8000-0000000000f1', '4548812049400004', {
        brand: 'visa',
        expiryMonth: 12,
        expiryYear: 2034,
      }),
      practiceCard('d0000000-0000-4000-8000-0000000000f2', '5555000000000017', {
        brand: 'mastercard',
        expiryMonth: 3,
        expiryYear: 2024,
      }),
    ],
    addresses: [
      savedAddress('d0000000-0000-4000-8000-0000000000b1', {
        name: 'Casa',
        use: 'delivery',
        street: 'Calle del Ejemplo',
        number: '12',
        floor: '3',
        door: 'B',
        postalCode: '28012',
      }),
      savedAddress(
        'd0000000-0000-4000-8000-0000000000b2',
        { name: 'Trabajo', use: 'delivery', street: 'Avenida de la Muestra', number: '40', postalCode: '28010' },
        false,
      ),
      savedAddress('d0000000-0000-4000-8000-0000000000b3', {
        name: 'Facturación',
        use: 'billing',
        street: 'Calle del Ejemplo',
        number: '12',
        postalCode: '28012',
      }),
    ],
  }),
  person({
    id: 'd0000000-0000-4000-8000-000000000002',
    kind: 'company',
    identification: 'B00000000',
    name: 'Demo Oficinas S.L.',
    email: 'oficina@demo.example',
    phone: '910000009',
    notes: 'Factura mensual',
    // Too far for every store: shows an address that is not served.
    addresses: [
      savedAddress('d0000000-0000-4000-8000-0000000000b4', {
        name: 'Sede',
        use: 'delivery',
        street: 'Gran Vía de Prueba',
        number: '1',
        postalCode: '08001',
        city: 'Barcelona',
        province: 'Barcelona',
      }),
    ],
  }),
  person({ id: employeeId, name: 'Eva Demo (empleada)', email: 'eva@demo.example', phone: '600000003' }),
]
