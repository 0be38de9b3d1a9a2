-- Assistants and sellers whom a client wants informed about a booking.
CREATE TYPE "ContactKind" AS ENUM ('ASSISTANT', 'SELLER');
CREATE TYPE "ContactNotice" AS ENUM ('CONFIRMED', 'MOVED', 'PHOTOS_READY', 'INSTRUCTIONS');
CREATE TABLE "booking_contacts" (
  "id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "kind" "ContactKind" NOT NULL,
  "notices" "ContactNotice"[],
  "muted_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "booking_contacts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "booking_contacts_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "booking_contacts_name" CHECK (length("name") BETWEEN 1 AND 100),
  CONSTRAINT "booking_contacts_email" CHECK (length("email") BETWEEN 3 AND 254 AND "email" = lower("email")),
  CONSTRAINT "booking_contacts_notices" CHECK ("kind" <> 'SELLER' OR NOT 'PHOTOS_READY' = ANY("notices"))
);
CREATE UNIQUE INDEX "booking_contacts_booking_id_email_key" ON "booking_contacts"("booking_id", "email");
CREATE INDEX "booking_contacts_email_idx" ON "booking_contacts"("email");
