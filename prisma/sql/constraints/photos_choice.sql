-- A photo is sold with a purchase of its own delivery, whose invoices are those of the delivery's booking.
ALTER TABLE "photos" ADD CONSTRAINT "photos_choice" CHECK (
  ("purchase_id" IS NULL OR "choice" = 'SOLD') AND ("choice" = 'OPEN' OR "is_full")
);
