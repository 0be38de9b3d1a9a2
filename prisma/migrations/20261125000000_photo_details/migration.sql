-- What agents and boards need to know of a photo: caption, room, alterations, and which photo shows the same view unaltered.
CREATE TYPE "Room" AS ENUM ('FRONT_EXTERIOR', 'REAR_EXTERIOR', 'AERIAL', 'VIEW', 'ENTRY', 'LIVING_ROOM', 'FAMILY_ROOM', 'DINING_ROOM', 'KITCHEN', 'PRIMARY_BEDROOM', 'BEDROOM', 'PRIMARY_BATHROOM', 'BATHROOM', 'OFFICE', 'LAUNDRY_ROOM', 'BONUS_ROOM', 'BASEMENT', 'GARAGE', 'PATIO', 'YARD', 'POOL', 'COMMUNITY', 'FLOOR_PLAN', 'DETAIL', 'OTHER');
CREATE TYPE "Alteration" AS ENUM ('VIRTUALLY_STAGED', 'ITEMS_REMOVED', 'ITEMS_ADDED', 'SKY_REPLACED', 'VIRTUAL_TWILIGHT', 'LAWN_REPLACED', 'VIRTUALLY_RENOVATED', 'OTHER');
ALTER TABLE "photos"
  ADD COLUMN "caption" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "room" "Room",
  ADD COLUMN "alterations" "Alteration"[] NOT NULL DEFAULT '{}',
  ADD COLUMN "unaltered_photo_id" UUID,
  ADD COLUMN "is_cover" BOOLEAN NOT NULL DEFAULT false,
  -- The longest caption that Flexmls accepts.
  ADD CONSTRAINT "photos_caption" CHECK (length("caption") <= 1000),
  ADD CONSTRAINT "photos_unaltered" CHECK (
    "unaltered_photo_id" IS NULL OR ("unaltered_photo_id" <> "id" AND cardinality("alterations") > 0)
  );
CREATE UNIQUE INDEX "photos_cover" ON "photos"("delivery_id") WHERE "is_cover";
CREATE UNIQUE INDEX "photos_delivery_id_id_key" ON "photos"("delivery_id", "id");
CREATE INDEX "photos_delivery_id_unaltered_photo_id_idx" ON "photos"("delivery_id", "unaltered_photo_id");
ALTER TABLE "photos" ADD CONSTRAINT "photos_delivery_id_unaltered_photo_id_fkey"
  FOREIGN KEY ("delivery_id", "unaltered_photo_id") REFERENCES "photos"("delivery_id", "id")
  ON DELETE SET NULL ("unaltered_photo_id") ON UPDATE NO ACTION;
