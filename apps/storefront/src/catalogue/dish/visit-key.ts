/** Where the device keeps a menu while a dish of it is chosen (CONFIG-046). */
export const visitKey = 'config-item'
