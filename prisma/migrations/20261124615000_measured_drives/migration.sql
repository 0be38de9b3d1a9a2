-- Drives that the routing server measured, between places with coordinates of four decimals.
CREATE TABLE "measured_drives" (
    "from_place" TEXT NOT NULL,
    "to_place" TEXT NOT NULL,
    "miles" DOUBLE PRECISION NOT NULL,
    "minutes" INTEGER NOT NULL,
    "measured_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "measured_drives_pkey" PRIMARY KEY ("from_place","to_place"),
    CONSTRAINT "measured_drives_places" CHECK ("from_place" <> "to_place"),
    CONSTRAINT "measured_drives_length" CHECK ("miles" >= 0 AND "minutes" >= 0)
);
CREATE INDEX "measured_drives_to_place_idx" ON "measured_drives"("to_place");
CREATE INDEX "measured_drives_measured_at_idx" ON "measured_drives"("measured_at");
