CREATE INDEX "orders_counted" ON "orders" USING btree ("status","payment_status","payment","delivery_type","slot_from","slot_to","zone_id");--> statement-breakpoint
CREATE INDEX "orders_by_slot" ON "orders" USING btree ("delivery_date" NULLS FIRST,"slot_from" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_price" ON "orders" USING btree ("price","id");--> statement-breakpoint
-- Days are found in orders_by_slot.
DROP INDEX "orders_of_delivery_day";
