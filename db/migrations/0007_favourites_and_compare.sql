CREATE TABLE "compared_products" (
	"user_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "compared_products_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "compared_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "favourites_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "compared_products_in_order" ON "compared_products" USING btree ("user_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_in_order" ON "favourites" USING btree ("user_id","place");