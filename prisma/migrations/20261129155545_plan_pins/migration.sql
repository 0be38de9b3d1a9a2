-- Where on a floor plan the photos of its delivery were taken.
CREATE TABLE "plan_pins" (
  "delivery_id" UUID NOT NULL,
  "plan_id" UUID NOT NULL,
  "photo_id" UUID NOT NULL,
  "x" DOUBLE PRECISION NOT NULL,
  "y" DOUBLE PRECISION NOT NULL,
  "direction" SMALLINT,
  CONSTRAINT "plan_pins_pkey" PRIMARY KEY ("plan_id", "photo_id")
);
CREATE INDEX "plan_pins_delivery_id_plan_id_idx" ON "plan_pins"("delivery_id", "plan_id");
CREATE INDEX "plan_pins_delivery_id_photo_id_idx" ON "plan_pins"("delivery_id", "photo_id");
ALTER TABLE "plan_pins" ADD CONSTRAINT "plan_pins_delivery_id_plan_id_fkey"
  FOREIGN KEY ("delivery_id", "plan_id") REFERENCES "photos"("delivery_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "plan_pins" ADD CONSTRAINT "plan_pins_delivery_id_photo_id_fkey"
  FOREIGN KEY ("delivery_id", "photo_id") REFERENCES "photos"("delivery_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "plan_pins" ADD CONSTRAINT "plan_pins_values" CHECK (
  "x" BETWEEN 0 AND 1 AND "y" BETWEEN 0 AND 1 AND "direction" BETWEEN 0 AND 359 AND "plan_id" <> "photo_id"
);
