CREATE TABLE "inventory_kit_parts" (
	"kit_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "inventory_kit_parts_kit_id_part_id_pk" PRIMARY KEY("kit_id","part_id"),
	CONSTRAINT "inventory_kit_parts_quantity" CHECK ("inventory_kit_parts"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "inventory_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inventory_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"stock" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_number" text,
	"import_name" text,
	CONSTRAINT "inventory_movements_moves" CHECK ("inventory_movements"."quantity" <> 0 AND "inventory_movements"."stock" >= 0),
	CONSTRAINT "inventory_movements_reason" CHECK (CASE "inventory_movements"."kind"
        WHEN 'sale' THEN "inventory_movements"."quantity" < 0 AND "inventory_movements"."order_number" IS NOT NULL AND "inventory_movements"."import_name" IS NULL
        WHEN 'release' THEN "inventory_movements"."quantity" > 0 AND "inventory_movements"."order_number" IS NOT NULL AND "inventory_movements"."import_name" IS NULL
        WHEN 'count' THEN "inventory_movements"."order_number" IS NULL
        ELSE false END)
);
--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "is_kit_of_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "lacks_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "is_sellable" boolean GENERATED ALWAYS AS (price IS NOT NULL AND NOT is_archived AND NOT lacks_part) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "inventory_kits_of_part" ON "inventory_kit_parts" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "inventory_movements_of_product" ON "inventory_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "inventory_movements_of_order" ON "inventory_movements" USING btree ("order_number") WHERE "inventory_movements"."order_number" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_products_kits" ON "catalogue_products" USING btree ("id") WHERE "catalogue_products"."kit" <> '[]';
--> statement-breakpoint
-- What the next import would find: the parts of the kits that are there.
INSERT INTO "inventory_kit_parts" ("kit_id", "part_id", "quantity")
SELECT k.id, p.id, sum(item.quantity) FROM "catalogue_products" k
CROSS JOIN jsonb_to_recordset(k.kit) AS item(article text, quantity int)
JOIN "catalogue_products" p ON p.article = item.article
WHERE k.kit <> '[]' AND item.quantity > 0 GROUP BY k.id, p.id;
--> statement-breakpoint
UPDATE "catalogue_products" k SET is_kit_of_parts = true, stock = 0
WHERE NOT k.is_virtual AND EXISTS (SELECT FROM "inventory_kit_parts" kp JOIN "catalogue_products" p ON p.id = kp.part_id
  WHERE kp.kit_id = k.id AND NOT p.is_virtual);
--> statement-breakpoint
-- Orders placed before movements were recorded must be able to give back what they took: a product's history starts with
-- what it had before the first of them. In one statement, so that movements are numbered in the order of their time.
WITH held AS (
  SELECT l.product_id, o.number, min(o.placed_at) AS at, sum(l.quantity)::int AS quantity
  FROM "orders" o JOIN "order_lines" l ON l.order_id = o.id JOIN "catalogue_products" p ON p.id = l.product_id
  WHERE o.status NOT IN ('cancelled', 'returned') AND NOT p.is_virtual AND NOT p.is_kit_of_parts GROUP BY l.product_id, o.number
),
opening AS (
  SELECT p.id, p.stock + coalesce(sum(held.quantity), 0)::int AS stock, least(now(), min(held.at)) AS at
  FROM "catalogue_products" p LEFT JOIN held ON held.product_id = p.id WHERE NOT p.is_kit_of_parts GROUP BY p.id
),
moved AS (
  SELECT id AS product_id, 'count' AS kind, stock AS quantity, stock, at, NULL AS order_number FROM opening WHERE stock > 0
  UNION ALL
  SELECT held.product_id, 'sale', -held.quantity,
    opening.stock - sum(held.quantity) OVER (PARTITION BY held.product_id ORDER BY held.at, held.number), held.at, held.number
  FROM held JOIN opening ON opening.id = held.product_id
)
INSERT INTO "inventory_movements" ("product_id", "kind", "quantity", "stock", "at", "order_number")
SELECT product_id, kind, quantity, stock, at, order_number FROM moved ORDER BY at, product_id, kind, order_number;
--> statement-breakpoint
UPDATE "catalogue_products" k SET lacks_part = part.lacking,
  stock = CASE WHEN NOT k.is_kit_of_parts THEN k.stock WHEN part.lacking THEN 0 ELSE part.pieces END
FROM (
  SELECT kp.kit_id, min(p.stock / kp.quantity) FILTER (WHERE NOT p.is_virtual) AS pieces,
    bool_or(p.price IS NULL OR p.is_archived
      OR EXISTS (SELECT FROM "inventory_kit_parts" nested WHERE nested.kit_id = p.id)) AS lacking
  FROM "inventory_kit_parts" kp JOIN "catalogue_products" p ON p.id = kp.part_id GROUP BY kp.kit_id
) part WHERE part.kit_id = k.id;
