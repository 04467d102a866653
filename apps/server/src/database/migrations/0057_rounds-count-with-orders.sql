-- Rounds of tables had the numbers of carts: no order of a day that is under way takes one of those again.
UPDATE "number_counter" AS "orders" SET "last" = greatest("orders"."last", "carts"."last")
FROM "number_counter" AS "carts"
WHERE "orders"."kind" = 'order' AND "carts"."kind" = 'cart' AND "carts"."site_id" = "orders"."site_id"
  AND "carts"."store_id" = "orders"."store_id" AND "carts"."day" = "orders"."day";--> statement-breakpoint
INSERT INTO "number_counter" ("site_id", "store_id", "day", "kind", "last")
SELECT "site_id", "store_id", "day", 'order', "last" FROM "number_counter" WHERE "kind" = 'cart'
ON CONFLICT DO NOTHING;
