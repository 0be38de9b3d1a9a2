-- CreateTable
CREATE TABLE "storage_listings" (
    "run_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "storage_listings_pkey" PRIMARY KEY ("run_id","key")
);
