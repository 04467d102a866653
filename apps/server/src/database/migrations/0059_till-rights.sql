-- Whoever served tables took their money too; that is a right of its own now, and nobody loses what they did yesterday.
UPDATE "staff_role" SET "rights" = array_append("rights", 'till.work'), "version" = "version" + 1
WHERE NOT "every_right" AND 'tables.serve' = ANY ("rights") AND NOT 'till.work' = ANY ("rights");--> statement-breakpoint
-- New sites begin with a manager who may let an order go unpaid; the managers of older ones may too.
UPDATE "staff_role" SET "rights" = array_append("rights", 'till.debt'), "version" = "version" + 1
WHERE "name" = 'manager' AND NOT "every_right" AND 'till.work' = ANY ("rights") AND NOT 'till.debt' = ANY ("rights");
