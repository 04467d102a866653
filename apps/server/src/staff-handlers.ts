import { callOffBooking } from './booking/call-off-booking.ts'
import { countBooked } from './booking/count-booked.ts'
import { moveBooking } from './booking/move-booking.ts'
import { showBook } from './booking/show-book.ts'
import type { StaffHandlers } from './call/staff-handler.ts'
import { pauseThing } from './catalogue/pause-thing.ts'
import { resumeThing } from './catalogue/resume-thing.ts'
import { showPauses } from './catalogue/show-pauses.ts'
import { refundDish } from './checkout/refund-dish.ts'
import { voidLine } from './checkout/void-line.ts'
import type { House } from './house.ts'
import { acknowledgeAllergy } from './kitchen/acknowledge-allergy.ts'
import { bumpTicket } from './kitchen/bump-ticket.ts'
import { confirmVoid } from './kitchen/confirm-void.ts'
import { fireCourse } from './kitchen/fire-course.ts'
import { listBumped } from './kitchen/list-bumped.ts'
import { moveKitchenItem } from './kitchen/move-kitchen-item.ts'
import { recallPress } from './kitchen/recall-press.ts'
import { removeStation } from './kitchen/remove-station.ts'
import { showKitchen } from './kitchen/show-kitchen.ts'
import { delayOrder } from './order/delay-order.ts'
import { findCaller } from './order/find-caller.ts'
import { leaveOwing } from './order/leave-owing.ts'
import { moveOrder } from './order/move-order.ts'
import { placeBeside } from './order/place-beside.ts'
import { placeTelephoneOrder } from './order/place-telephone-order.ts'
import { previewPause } from './order/preview-pause.ts'
import { rejectOrder } from './order/reject-order.ts'
import { searchOrders } from './order/search-orders.ts'
import { sendReceipt } from './order/send-receipt.ts'
import { showDebts } from './order/show-debts.ts'
import { showOrder } from './order/show-order.ts'
import { showOrders } from './order/show-orders.ts'
import { showTelephoneMenu } from './order/show-telephone-menu.ts'
import { addPrinter } from './printing/add-printer.ts'
import { changePrinter } from './printing/change-printer.ts'
import { dropPaper } from './printing/drop-paper.ts'
import { previewRetirement } from './printing/preview-retirement.ts'
import { printPaper } from './printing/print-paper.ts'
import { removePrinter } from './printing/remove-printer.ts'
import { showPrinting } from './printing/show-printing.ts'
import { tryPrinter } from './printing/try-printer.ts'
import { exportSales } from './reports/export-sales.ts'
import { showSales } from './reports/show-sales.ts'
import { claimRide } from './rides/claim-ride.ts'
import { giveRide } from './rides/give-ride.ts'
import { listRiders } from './rides/list-riders.ts'
import { moveRide } from './rides/move-ride.ts'
import { showRides } from './rides/show-rides.ts'
import { takeDoorMoney } from './rides/take-door-money.ts'
import { answerTableCall } from './table/answer-table-call.ts'
import { closeTable } from './table/close-table.ts'
import { freeTable } from './table/free-table.ts'
import { openTable } from './table/open-table.ts'
import { setBuffetBlock } from './table/set-buffet-block.ts'
import { showFloor } from './table/show-floor.ts'
import { addPerson } from './team/add-person.ts'
import { changePerson } from './team/change-person.ts'
import { enterPin } from './team/enter-pin.ts'
import { invitePerson } from './team/invite-person.ts'
import { listActions } from './team/list-actions.ts'
import { listDevices } from './team/list-devices.ts'
import { listPeople } from './team/list-people.ts'
import { listRoles } from './team/list-roles.ts'
import { listTiles } from './team/list-tiles.ts'
import { makePairingCode } from './team/make-pairing-code.ts'
import { pairDevice } from './team/pair-device.ts'
import { previewRevocation } from './team/preview-revocation.ts'
import { revokeDevice } from './team/revoke-device.ts'
import { saveRole } from './team/save-role.ts'
import { setDeviceLock } from './team/set-device-lock.ts'
import { setUpPerson } from './team/set-up-person.ts'
import { signIn } from './team/sign-in.ts'
import { signOut } from './team/sign-out.ts'
import { undoAction } from './team/undo-action.ts'
import { whoAmI } from './team/who-am-i.ts'
import { correctMeans } from './till/correct-means.ts'
import { handInPouch } from './till/hand-in-pouch.ts'
import { handOverOrder } from './till/hand-over-order.ts'
import { showPouches } from './till/show-pouches.ts'
import { takeOrderMoney } from './till/take-order-money.ts'
import { takeTableMoney } from './till/take-table-money.ts'
import { endRush } from './venue/end-rush.ts'
import { showRush } from './venue/show-rush.ts'
import { startRush } from './venue/start-rush.ts'
import { showNow } from './waiting/show-now.ts'
import { showWaiting } from './waiting/show-waiting.ts'

/** One handler per row of the staff's catalogue, under the row's own name. */
export const staffHandlers: StaffHandlers<House> = {
  signIn,
  signOut,
  whoAmI,
  listTiles,
  enterPin,
  setUpPerson,

  makePairingCode,
  pairDevice,
  listDevices,
  setDeviceLock,
  previewRevocation,
  revokeDevice,

  listPeople,
  addPerson,
  invitePerson,
  changePerson,
  listRoles,
  saveRole,

  listActions,
  undoAction,

  showKitchen,
  moveKitchenItem,
  removeStation,
  bumpTicket,
  fireCourse,
  acknowledgeAllergy,
  confirmVoid,
  listBumped,
  recallPress,

  showOrders,
  moveOrder,
  handOverOrder,
  leaveOwing,
  showDebts,
  delayOrder,
  rejectOrder,
  voidLine,
  searchOrders,
  showOrder,
  sendReceipt,
  refundDish,
  correctMeans,
  showTelephoneMenu,
  findCaller,
  placeTelephoneOrder,
  placeBeside,

  showRush,
  startRush,
  endRush,

  showPauses,
  previewPause,
  pauseThing,
  resumeThing,

  showFloor,
  openTable,
  answerTableCall,
  setBuffetBlock,
  takeTableMoney,
  takeOrderMoney,
  closeTable,
  freeTable,

  showRides,
  listRiders,
  giveRide,
  claimRide,
  moveRide,
  takeDoorMoney,
  showPouches,
  handInPouch,

  showPrinting,
  printPaper,
  dropPaper,
  addPrinter,
  changePrinter,
  tryPrinter,
  previewRetirement,
  removePrinter,

  showSales,
  exportSales,

  showWaiting,
  showNow,

  showBook,
  countBooked,
  moveBooking,
  callOffBooking,
}
