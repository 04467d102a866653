/** The name under which the device keeps a menu while one of its dishes is chosen (CONFIG-046). */
export const visitKey = 'config-item'
