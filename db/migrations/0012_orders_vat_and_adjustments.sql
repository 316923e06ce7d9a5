CREATE TABLE "order_adjustments" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"kind" text NOT NULL,
	"code" text,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_adjustments_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_adjustments_amount" CHECK ("order_adjustments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sum" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "sum" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat_rate" integer NOT NULL DEFAULT 21;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "vat_rate" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat_amount" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "vat_amount" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat" jsonb NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "vat" DROP DEFAULT;--> statement-breakpoint
-- Orders so far: everything at 21 %, fetched at the store; divided by largest remainder, as src/areas/pricing does it.
UPDATE "orders" SET "vat" = jsonb_build_array(jsonb_build_object(
	'rate', 21, 'gross', "price", 'net', "price" - round("price" * 21 / 121.0), 'vat', round("price" * 21 / 121.0)));--> statement-breakpoint
UPDATE "order_lines" SET "sum" = (CASE WHEN "sale_price" > 0 THEN "sale_price" ELSE "base_price" END)::bigint * "quantity";--> statement-breakpoint
UPDATE "order_lines" l SET "vat_amount" = share."part" + (share."place" <= share."left")::int FROM (
	SELECT "order_id", "position", floor("vat" * "sum" / "price") AS "part",
		row_number() OVER (PARTITION BY "order_id" ORDER BY ("vat" * "sum") % "price" DESC, "position") AS "place",
		"vat" - sum(floor("vat" * "sum" / "price")) OVER (PARTITION BY "order_id") AS "left"
	FROM (
		SELECT l."order_id", l."position", o."price"::numeric, round(o."price" * 21 / 121.0) AS "vat", l."sum"::numeric
		FROM "order_lines" l JOIN "orders" o ON o."id" = l."order_id" WHERE o."price" > 0
	) AS line
) AS share WHERE l."order_id" = share."order_id" AND l."position" = share."position";--> statement-breakpoint
INSERT INTO "order_adjustments" ("order_id", "position", "line", "kind", "amount")
SELECT "order_id", row_number() OVER (PARTITION BY "order_id" ORDER BY "position") - 1, "position", 'sale_price',
	("base_price" - "sale_price")::bigint * "quantity"
FROM "order_lines" WHERE "sale_price" > 0 AND "sale_price" < "base_price";--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_line" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_vat_rate" CHECK ("order_lines"."vat_rate" IN (21, 10, 4, 0));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."vat_amount" BETWEEN 0 AND "order_lines"."sum");
