ALTER TABLE "inventory_movements" DROP CONSTRAINT "inventory_movements_reason";--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "withdrawal_exemption" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "withdrawal_exemption" text;--> statement-breakpoint
ALTER TABLE "inventory_movements" ADD CONSTRAINT "inventory_movements_reason" CHECK (CASE "inventory_movements"."kind"
        WHEN 'sale' THEN "inventory_movements"."quantity" < 0 AND "inventory_movements"."order_number" IS NOT NULL AND "inventory_movements"."import_name" IS NULL
        WHEN 'release' THEN "inventory_movements"."quantity" > 0 AND "inventory_movements"."order_number" IS NOT NULL AND "inventory_movements"."import_name" IS NULL
        WHEN 'return' THEN "inventory_movements"."quantity" > 0 AND "inventory_movements"."order_number" IS NOT NULL AND "inventory_movements"."import_name" IS NULL
        WHEN 'count' THEN "inventory_movements"."order_number" IS NULL
        ELSE false END);