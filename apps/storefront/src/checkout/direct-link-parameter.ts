/** The parameter of a direct-payment link, whatever its path (QR-002). */
export const directLinkParameter = 'saleTempId'
