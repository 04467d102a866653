DROP TABLE "table_assignment" CASCADE;--> statement-breakpoint
DROP TABLE "product_stock" CASCADE;--> statement-breakpoint
DROP TABLE "staff_action" CASCADE;--> statement-breakpoint
DROP TABLE "staff_session" CASCADE;--> statement-breakpoint
DROP TABLE "topic_subscription" CASCADE;