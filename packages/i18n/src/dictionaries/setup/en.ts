import type { SetupWords } from './es.ts'

export const en: SetupWords = {
  setup: {
    registerClosed: 'Orders cannot be started at the moment',
    addressNotServed: 'We do not deliver to this address',
    brandWithoutCategories: 'There are no categories for that brand',
    noSlots: 'No times are available for the chosen date',
    storeClosed: 'The store is closed on the chosen day',
    chooseStoreFirst: 'Choose a store first',
    addressMissing: 'Enter a delivery address',
    fieldsMissing: 'Fill in the required fields',
  },
  camera: {
    notAllowed: 'You need to allow the use of the camera',
    notFound: 'No camera was found',
    insecure: 'The camera only works over a secure connection (HTTPS)',
    inUse: 'Another application is using the camera',
    notSuitable: 'None of the cameras of this device is suitable',
    notSupported: 'This browser cannot use the camera',
  },
}
