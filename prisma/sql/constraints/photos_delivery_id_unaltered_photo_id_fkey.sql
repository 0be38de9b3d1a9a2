ALTER TABLE "photos" DROP CONSTRAINT "photos_delivery_id_unaltered_photo_id_fkey";
ALTER TABLE "photos" ADD CONSTRAINT "photos_delivery_id_unaltered_photo_id_fkey" FOREIGN KEY ("delivery_id", "unaltered_photo_id") REFERENCES "photos"("delivery_id", "id")
  ON DELETE SET NULL ("unaltered_photo_id") ON UPDATE NO ACTION;
